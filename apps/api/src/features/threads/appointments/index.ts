export { type AppointmentService, createAppointmentService } from './appointments.service.ts';
export { createAppointmentMailing } from './mail-appointments.ts';
