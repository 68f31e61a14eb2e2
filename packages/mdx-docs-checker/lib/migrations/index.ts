// Pages about upgrades: their old code compiles with the old packages, and their searches find it.
export {compileProblems, type CompileOptions} from './compileProblems';
export {isMigration, readMigration, type Migration, type MigrationPage} from './readMigration';
export {searchProblems} from './searchProblems';
