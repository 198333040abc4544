export { type Contact, ContactDetails, HiddenContact, NextSteps } from './contact-details.tsx';
export { text as contactText } from './text.ts';
