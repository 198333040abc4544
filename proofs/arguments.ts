import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { failStart } from '../apps/api/src/start-failure.ts';

/**
 * Reads the words after a command: options, and names that it knows. Prints how it is called, and ends the process, where
 * that is asked for by `--help` or the words are others.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  isName: (word: string) => boolean = () => false,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.filter((word) => !isName(word));
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`);
    return { values, names: positionals };
  } catch (error) {
    return failStart(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
