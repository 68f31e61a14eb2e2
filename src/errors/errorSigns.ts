/**
 * What a terminal, a browser or a log prints where something is wrong, and other texts hardly ever contain: codes
 * such as `ENOSPC`, `TS2307`, `ERR_FAILED`, `TypeError`, and `[h264 @ 0x55d0c0]`, and words.
 */
export const errorSigns: readonly RegExp[] = [
  /\b(?:(?:TS|YN)\d{4,5}|E(?!RROR)[A-Z]{4,}|[A-Z]\w*(?:Error|Exception))\b|\b(?=[A-Z]*_)[A-Z_]*(?:DENIED|ERR|EXCEED|EXHAUST|FAIL|INVALID|LOST|NOT_|TIMEOUT|UNABLE)|^[A-Z][a-z]+(?:[A-Z][a-z]+){2,}: |@ (?:0x)?[\da-f]{6}|[✘⨯]/mu,
  /\b(?:error|exception|warn(?:ing)?|fatal|panic|err!|failed)\b\W{0,3}[:\]]|\bnpm (?:err|warn)|(?:^[^\w\n]{0,9}(?:[[\d]\S*\s+)?|: )(?:uncaught|unable to|cannot|can't|could(?:n't| not)|failed|invalid|unexpected|unknown|no such|missing|error|fatal|refused|blocked|access (?:to|denied)|permission|denied|unauthorized)\b|\bfailed$|\berror (?:[#(]|occurred)|errorMessage|\bkilled\b|\bexit(?:ed)?(?: with)? (?:code|status)|\bstatus ?code:? [45]|\b[45]\d\d (?:not|forb|unau|bad|int|gate|serv)|\bnot (?:recognized|authorized|found|supported|allowed|available|declared|permitted|valid|installed|defined|exist)\b|\btimed out\b|\bexceed(?:s|ed) /imu,
];
