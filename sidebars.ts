import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {apiSidebar} from './src/sidebars/api';
import {mainSidebar} from './src/sidebars/main';
import {recorderSidebar} from './src/sidebars/recorder';

// A new sidebar also needs an item in src/config/navbar.ts, a section in src/plugins/markdown-twins/siteSections.ts, and
// an entry for `displayed_sidebar` in src/markdown/frontMatter.ts.
const sidebars: SidebarsConfig = {mainSidebar, apiSidebar, recorderSidebar};

export default sidebars;
