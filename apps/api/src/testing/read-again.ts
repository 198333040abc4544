import { type Database, markAllChanged } from '@piacter/db';

/** Has searches read all properties again, after a test has changed rows behind the product's back. */
export const readPropertiesAgain = (db: Database) => markAllChanged(db, 'property');
