const growBeans = async ({seeds, days = 90}) =>
  Array.from({length: seeds}, () => ({length: days / 5}));
exports.growBeans = growBeans;
exports.Internals = {secret: 1};
