// Journeys in Firefox and WebKit, each served by its own test. `npm test` runs those that say `@smoke`.
import {defineConfig} from '@playwright/test';

import config, {engineProjects} from './playwright.config';

export default defineConfig({...config, projects: engineProjects, webServer: undefined});
