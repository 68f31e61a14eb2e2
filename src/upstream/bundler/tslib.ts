// Stands in the browser for tslib, of which the framework's compiled code uses this alone there; the
// bundler would ship all of it.

/** Wraps a CommonJS module as one with a default export. */
export const __importDefault = (module: {__esModule?: boolean}): unknown =>
  module.__esModule ? module : {default: module};
