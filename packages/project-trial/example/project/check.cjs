// What the project says of itself.
const fs = require('node:fs');
const {dependencies, devDependencies} = require('./package.json');

console.log(`timer ${dependencies.timer}, linter ${devDependencies.linter}`);
console.log(fs.readFileSync('greeting.txt', 'utf8').trim());
