/** Writes the names of the map that is drawn without tiles from the gazetteer's data file. */
import { writeFileSync } from 'node:fs';
import { formatSettlements, settlementsFile } from './settlements.ts';

writeFileSync(settlementsFile, formatSettlements());
