import {limitPrefetch} from 'docusaurus-lean-start/prefetch';

export default limitPrefetch();
