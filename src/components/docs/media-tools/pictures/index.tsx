export {ColorPicture} from './ColorPicture';
export {DecodingOrderPicture} from './DecodingOrderPicture';
export {KeyframesPicture} from './KeyframesPicture';
export {QueuePicture} from './QueuePicture';
export {RotationPicture} from './RotationPicture';
export {SeekPicture} from './SeekPicture';
export {TimescalePicture} from './TimescalePicture';
export {TracksPicture} from './TracksPicture';
