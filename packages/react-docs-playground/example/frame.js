import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {startFrame} from 'react-docs-playground/frame';
import {createStage} from 'react-docs-playground/stage';

startFrame({
  modules: {react: React, 'react/jsx-runtime': jsxRuntime},
  packages: ['clsx'],
  show: createStage(document.getElementById('root')),
});
