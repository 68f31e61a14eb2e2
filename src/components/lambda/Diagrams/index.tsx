export {Chunks} from './Chunks';
export {Permissions} from './Permissions';
export {RenderLife} from './RenderLife';
export {Units} from './Units';
