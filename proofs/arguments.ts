import { parseArgs } from 'node:util';
import { failStart } from '../apps/api/src/start-failure.ts';

/** An option with its default value, and what the usage says about it. */
export type Option = [value: string, description: string];

/**
 * Reads the words after a command: options, and names that it knows. Prints how it is called, and ends the process, where
 * that is asked for by `--help` or the words are others.
 */
export function readArguments<Name extends string>(
  head: string,
  options: Record<Name, Option>,
  isName: (word: string) => boolean = () => false,
) {
  const described = Object.entries<Option>(options);
  const lines = described.map(
    ([name, [value, description]]) => `  --${name.padEnd(14)}${description}${value && ` (${value})`}`,
  );
  const usage = [head, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    const strings = described.map(([name, [value]]) => [name, { type: 'string', default: value }] as const);
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(strings),
      allowPositionals: true,
    });
    const unknown = positionals.filter((word) => !isName(word));
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`);
    return { values: values as Record<Name, string>, names: positionals };
  } catch (error) {
    return failStart(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
