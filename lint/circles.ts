import { isTest } from './import-rules.ts';
import { listImports, resolveImport } from './imports.ts';
import type { Problem, Source } from './source-files.ts';

/** What is on one floor: a feature, an adapter, another folder of a side, a feature of the contracts, the database. */
const room =
  /^(?:apps\/\w+\/src\/(?:features|adapters)\/[^/]+|apps\/\w+\/src\/[^/]+|packages\/contracts\/src\/[^/]+|db)(?=\/)/;
const toRoom = (file: string) => room.exec(file)?.[0] ?? file;
const toName = (path: string) => path.split('/').at(-1);

/** The imports from one room to another, types and lazy ones included. */
const listArrows = (root: string, sources: readonly Source[]) =>
  sources
    .filter(({ file }) => !isTest(file))
    .flatMap((source) =>
      listImports(source).flatMap(({ specifier, position }) => {
        const target = resolveImport(root, source.file, specifier)?.file;
        if (target === undefined) return [];
        const [from, to] = [toRoom(source.file), toRoom(target)];
        return from === to ? [] : [{ from, to, source, specifier, position }];
      }),
    );

/** The shortest way along the arrows, both ends included; undefined if there is none. */
function findWay(next: Map<string, Set<string>>, from: string, to: string) {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (const room of cameFrom.keys()) {
    if (room === to) break;
    for (const further of next.get(room) ?? []) if (!cameFrom.has(further)) cameFrom.set(further, room);
  }
  if (!cameFrom.has(to)) return undefined;
  const way: string[] = [];
  for (let room: string | undefined = to; room !== undefined; room = cameFrom.get(room)) way.unshift(room);
  return way;
}

/** The imports by which rooms are on each other's floor. Circles of files are Biome's. */
export function circles(root: string, sources: readonly Source[]): Problem[] {
  const arrows = listArrows(root, sources);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set<string>()).add(to));
  const back = new Map(
    [...next].flatMap(([from, targets]) =>
      [...targets].map((to) => [`${from} ${to}`, findWay(next, to, from)] as const),
    ),
  );
  return arrows.flatMap(({ from, to, source, specifier, position }) => {
    const way = back.get(`${from} ${to}`);
    if (!way) return [];
    const sentence = `${specifier}: folders import each other one way only, and these in a circle: ${[from, ...way].map(toName).join(' → ')}.`;
    return [{ file: source.file, line: source.lineAt(position), sentence }];
  });
}
