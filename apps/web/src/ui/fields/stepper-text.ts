/** Apart from the texts of forms, which the fields of a search would load with them. */
export const stepperText = { less: 'Kevesebb', more: 'Több' } as const;
