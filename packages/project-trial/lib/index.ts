export {copyFiles, copyProject, type CopyFilesOptions, type CopyOptions} from './copyProject';
export {
  installListed,
  listedPackages,
  readManifest,
  withVersions,
  writeManifest,
  type Dependencies,
  type Manifest,
} from './manifest';
export {projectFiles} from './projectFiles';
export {readReport, type ReportedTest} from './report';
export {run, type RunOptions, type RunOutcome} from './run';
