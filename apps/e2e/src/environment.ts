/** What the setup of the stories hands to them through the environment. */
const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the stories run through their own setup`);
  return value;
};

/** Address of the running product. */
export const productAddress = () => fromEnvironment('PIACTER_ADDRESS');
/** Its data folder, with the outbox of mails in it. */
export const productData = () => fromEnvironment('PIACTER_DATA_DIR');
/** Its database. */
export const productDatabase = () => fromEnvironment('PIACTER_DATABASE_URL');
