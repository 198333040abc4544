export type {
  AnswerPage,
  Page,
  PageCall,
  PageContext,
  PageHead,
  PicturePreload,
  RenderedPage,
  WebPages,
} from './page.ts';
