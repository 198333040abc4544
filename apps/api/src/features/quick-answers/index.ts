export { removeQuickAnswersOfUser } from './quick-answers.queries.ts';
export { quickAnswerRoutes } from './quick-answers.routes.ts';
export { createQuickAnswerService } from './quick-answers.service.ts';
