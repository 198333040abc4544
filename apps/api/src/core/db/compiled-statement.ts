import type { Database } from '@piacter/db';
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';

/** Stands where a value comes at every run. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of always the same form, built and compiled at its first run only: building one of seventy columns
 * takes longer than everything else that a process does for it.
 */
export function compiledStatement<Row, Name extends string>(
  build: (db: Database, value: <Type>(name: Name) => RawBuilder<Type>) => Compilable<Row>,
): (db: Database, values: Record<Name, unknown>) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, <Type>(name: Name) => sql<Type>`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((given) =>
      given instanceof Placeholder ? values[given.name as Name] : given,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
