export { ContactForm } from './contact-slot.tsx';
