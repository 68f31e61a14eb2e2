// Lists what a library exports, with its options: node list.mjs
import {readEntries} from 'dts-api-model';

const {garden} = readEntries(process.cwd(), ['garden'], {isOwn: (name) => name === 'garden'});

for (const {name, kind, signature, params, internal} of garden) {
  if (internal) continue;
  console.log(`${kind} ${name}\n${signature.replace(/^/gm, '  ')}`);
  for (const option of params.flatMap(({fields = []}) => fields)) {
    const notes = [
      option.default === undefined ? '' : `, ${option.default} by default`,
      option.deprecated === undefined ? '' : `, deprecated: ${option.deprecated}`,
    ];
    console.log(`  - ${option.name}: ${option.type}${notes.join('')}`);
  }
}
