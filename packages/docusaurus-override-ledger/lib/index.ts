export {ledgerProblems, parseLedger, replacedBy, restamped, type Ledger, type Site} from './ledger';
export {tryVersion, type Trial, type TrialResult} from './tryVersion';
