export * from './absent-keys.ts';
export * from './edit-version.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './messages.ts';
export * from './scalars.ts';
export * from './values.ts';
