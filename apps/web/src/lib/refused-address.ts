const key = 'refusedAddress';

/** Remembers, for the life of the tab, the address that a permission check refused. */
export const noteRefusedAddress = (address: string): void => sessionStorage.setItem(key, address);

/** The address that was refused last, once. */
export const takeRefusedAddress = (): string | null => {
  const address = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return address;
};
