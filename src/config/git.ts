import fs from 'node:fs';
import path from 'node:path';

/** The dates of last changes come from Git. A copy of the sources without a Git history builds without dates. */
export const hasGitHistory = fs.existsSync(path.join(__dirname, '..', '..', '.git'));
