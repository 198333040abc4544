export {
  findPublishedRelations,
  type RelationTable,
  replaceRelations,
  selectRelations,
  toggleRelation,
} from './relations.ts';
