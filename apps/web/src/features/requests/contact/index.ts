export { type Contact, ContactDetails, HiddenContact } from './contact-details.tsx';
export { NextSteps } from './next-steps.tsx';
export { text as contactText } from './text.ts';
