import fs from 'node:fs';
import path from 'node:path';

/**
 * Dates of last changes come from git; a copy of the sources without git history builds without
 * dates.
 */
export const hasGitHistory = fs.existsSync(path.join(__dirname, '..', '..', '.git'));
