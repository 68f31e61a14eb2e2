// What follows from the place of a docs page: for the loader, which leaves it out of the modules, and for
// the browser, which puts it back.

/** The name of a page's chunk. Short, since the runtime lists it. @param {number} index */
const chunkName = (index) => `p${index.toString(36)}`;

/** The id of a page whose file has the path of its address. @param {string} rest the path below the docs */
const idOf = (rest) => rest.replace(/^\//, '').replace(/\/$/, '/index');

module.exports = {chunkName, idOf};
