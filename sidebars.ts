import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {apiSidebar} from './src/sidebars/api';
import {mainSidebar} from './src/sidebars/main';
import {recorderSidebar} from './src/sidebars/recorder';

const sidebars: SidebarsConfig = {mainSidebar, apiSidebar, recorderSidebar};

export default sidebars;
