/** Environment variables through which the setup passes values to the stories. */
const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the stories run through their own setup`);
  return value;
};

/** URL of the running product. */
export const productAddress = () => fromEnvironment('PIACTER_ADDRESS');
/** Its data folder, which contains the outbox of mails. */
export const productData = () => fromEnvironment('PIACTER_DATA_DIR');
/** URL of its database. */
export const productDatabase = () => fromEnvironment('PIACTER_DATABASE_URL');
