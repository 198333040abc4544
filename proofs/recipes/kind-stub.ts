import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindFiles } from '../../lint/kinds.ts';
import { getKeyName, walk } from '../../lint/positions.ts';
import { parseSource, type Source } from '../../lint/source-files.ts';
import type { TreeCopy } from '../../lint/tree-copy.ts';

/** The kind that the stub is called, and the one whose entries stand for its own. */
const stub = 'vehicle';
const model = 'accommodation';

/** The entries of the stub in a file: in each table that has one of the model's, and in the list of all kinds. */
function findEntries({ program, text }: Source) {
  const entries: { at: number; text: string }[] = [];
  walk(program, (node) => {
    if ((node.type === 'Property' || node.type === 'TSPropertySignature') && getKeyName(node) === model) {
      const { end } = node.key;
      const isShort = node.type === 'Property' && node.shorthand;
      entries.push({
        at: node.end,
        text: `, ${stub}${isShort ? `: ${model}` : text.slice(end, node.end)}`,
      });
    } else if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.id.name === 'listingKinds' &&
      node.init?.type === 'TSAsExpression'
    )
      entries.push({ at: node.init.expression.end - 1, text: `, '${stub}'` });
    return false;
  });
  return entries;
}

/** What the stub has in a folder of its own, where that is named, and the column of its migration in the generated types. */
const ownFile = 'packages/contracts/src/vehicles/map.ts';
const ownText = `import { accommodationMapQuery } from '../accommodations/map.ts';
import { accommodationCard } from '../accommodations/schemas.ts';
import { defineMapCall } from '../map/map-call.ts';
import { pinOf } from '../map/schemas.ts';

export const mapVehicles = defineMapCall('vehicle', accommodationMapQuery, pinOf('vehicle', accommodationCard));
`;
const ownParts: [file: string, before: string, text: string][] = [
  [
    'packages/contracts/src/kinds/index.ts',
    'import { serviceCard',
    "import { mapVehicles } from '../vehicles/map.ts';\n",
  ],
  ['packages/contracts/src/kinds/index.ts', 'mapServices } as const', 'mapVehicles, '],
  ['db/types.ts', 'property: number;\n  service: number;', 'vehicle: number;\n  '],
];

/** Adds a stub of a fourth kind to the files that name every kind, but to one of them; its parts are those of the model. */
export function addKindStub({ folder, write }: TreeCopy, leftOut?: string): void {
  write(ownFile, ownText);
  for (const [file, before, text] of ownParts.filter(([file]) => file !== leftOut))
    write(file, readFileSync(join(folder, file), 'utf8').replace(before, text + before));
  for (const file of kindFiles.filter((one) => one !== leftOut)) {
    const source = parseSource(file, readFileSync(join(folder, file), 'utf8'));
    let { text } = source;
    for (const entry of findEntries(source).toSorted((a, b) => b.at - a.at))
      text = text.slice(0, entry.at) + entry.text + text.slice(entry.at);
    write(file, text);
  }
}
