declare module '@generated/claims/default/numbers.json' {
  import type {ClaimNumbers} from '@site/src/plugins/claims';

  const numbers: ClaimNumbers;
  export default numbers;
}
