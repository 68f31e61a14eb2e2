import {createShareLinks} from 'react-docs-playground/share-links';

import {readProject} from './project';

export const {pack: packProject, linkTo, unpack: unpackProject} = createShareLinks(readProject);
