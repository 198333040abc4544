import type { Database } from '@piacter/db';
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';

/** Marks the position of a value that is bound at each execution. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of constant structure, compiled once at its first execution: building one of seventy columns takes
 * more processor time than executing it.
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
