// In place of hoist-non-react-statics in the browser, which the router's withRouter() uses; neither the
// framework nor this site calls that.

/** Returns the component as it is. */
const hoistStatics = <T>(target: T): T => target;

export default hoistStatics;
