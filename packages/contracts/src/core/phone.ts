/**
 * A Hungarian number: area code 1 and those of mobile networks have seven digits after them, others six. Without a prefix
 * it has the digits of one exactly, so that others stay as they are.
 */
const hungarianPhone =
  /^(?:\+36|0036|06|(?:36)?(?=(?:(?:1|[2357]0|31)\d{7}|[2-9][2-9]\d{6})$))((?:1|[2357]0|31)(?=\d{7}$)|(?![2357]0|31)\d\d(?=\d{6}$))(\d{3})(\d+)$/;

const toDialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** A Hungarian phone number in groups, however it was typed: '+36 20 123 4567'; others as they are. */
export const formatPhone = (phone: string): string => {
  const [, area, first, rest] = hungarianPhone.exec(toDialled(phone)) ?? [];
  return area === undefined ? phone : `+36 ${area} ${first} ${rest}`;
};

/** A phone number without separators: a Hungarian one as from abroad (E.164), '+36201234567'; others as they were typed. */
export const toPhoneDigits = (phone: string): string => toDialled(formatPhone(phone));

/** The `tel:` link of a phone number, which can be dialled from abroad where it is Hungarian. */
export const getPhoneLink = (phone: string): string => `tel:${toPhoneDigits(phone)}`;
