/** Hungarian texts of what leads to a thread from the page of a request. */
export const text = {
  open: 'Írok neki',
  openTo: (name: string) => `Írok neki: ${name}`,
  gone: 'Ez a beszélgetés már nincs az üzeneteid között. Ha szeretnéd folytatni, hívd fel a másik felet!',
  title: 'Írj az ajánlatkérőnek!',
  sub: 'Az üzeneteid között folytatjátok, és e-mailben is szólunk neki.',
  message: 'Üzenet',
  hint: 'Például melyik hirdetésed illik a kéréséhez, és mikor nézheti meg.',
  missing: 'Írd meg, miért keresed!',
  sending: 'Küldés…',
  alreadyWritten: 'Már írtál erre az ajánlatkérésre.',
} as const;
