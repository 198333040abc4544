/** Hungarian texts of the listings that fit a request. */
export const text = {
  title: 'Ehhez illő hirdetések',
  hint: 'Ha új érkezik, e-mailben is szólunk. Kikapcsolni vagy ritkítani a figyeléseid között tudod.',
  watches: 'Figyeléseim megnyitása',
} as const;
