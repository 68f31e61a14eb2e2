// Tests that read files: started without the server that the others need.
import {defineConfig} from '@playwright/test';

import config, {fileProjects} from './playwright.config';

export default defineConfig({...config, projects: fileProjects, webServer: undefined});
