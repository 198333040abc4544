export { QuickAnswerMenu } from './quick-answer-menu.tsx';
