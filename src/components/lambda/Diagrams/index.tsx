export {Chunks} from './Chunks';
export {Permissions} from './Permissions';
export {RenderApp} from './RenderApp';
export {RenderLife} from './RenderLife';
export {Units} from './Units';
