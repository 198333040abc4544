import { createHash } from 'node:crypto';

interface MailText {
  emailType: number;
  subject: string;
  content: string;
}

/**
 * Digests of every default text that a mail has had, by type, the present one last. A stored template with a former one
 * was never edited, so that it gets the present text.
 */
const shippedTexts: Readonly<Record<number, readonly string[]>> = {
  1: ['6378a8fb17be1667', '5b528c450456e20b'],
  2: ['2dfee24c98ede8e6', 'e13bba591980f222'],
  3: ['159dd854923ea0c8', 'c1c5b79266ed23ca', 'f0fc90a149288944'],
  4: ['29cd6bdba29bd651', 'f16baa5d7be22916', '0cbb2e0b44a340cf'],
  5: ['ec3b88999eae441e', '87a7379f07bcd58d', '7fa70318038a6911'],
  6: ['27089b31ff3adbff', '10fbeb56f7390392', '9457c2373f764789', '9a6ff30b960d9af3'],
  7: ['9a5d4ad29eea4fad', '43dd469c0260521b', 'deeb9a456dca51d9', '700e7e51b24b4392'],
  8: [
    '55a86a170b08397c',
    'e2dcdef9e1d0e90a',
    '6708d98014362646',
    '5743abfc7ba497b1',
    'c165d983edd776a4',
    '8db27d4c4fc50111',
    '2938a221c787c345',
    '7fda22933476ea6f',
  ],
  9: ['27486a89226c5bfe', '35e807e2556f24ca'],
  10: ['41625fb43bbbfa17', '47466d09d94bbbd3', '9d97a666fceeb84a', 'cb05f0262fb890f2', '61a3eeb5d3d383b6'],
  11: ['95f68cc24f858dd2', 'bbd0bdec4a61d965', '5e2a736fefc0a8b5'],
  12: ['f52ccfdb295a5927', 'b39608b15b3c1be7', '1c3ba72a20921dd8'],
  13: ['fbf9b497fd26cc99', '78eaf05c64ded7ea'],
  14: ['08a8c8035136e449', '42ba6231f6405c1a'],
  15: ['8a187f0b72bce53c', '142fff940e4e268e'],
  16: ['d5dfef96c32960e5', '23c3dea2eaaba856', '3060bfcea02b6c3c', '6e4b822f70cff023', '25a1c461868c50f5'],
  17: ['bf9e1ec999dfbc67', '18814617424b0158', '4f69d4cf12d9443a', '342c5b7037f9d560'],
  18: ['c64b9a02e3ff2ab2', 'b561ec2298bb63f2'],
  19: ['f2389ceaa6d04e0d', '7c33b7e5642b86c2'],
  25: ['218f9b497cda915f'],
  26: ['e5cbbcc5839172b1'],
  27: ['53b06b38cfc700dd'],
  28: ['65cf62a882ffa27b', '80b803a645b72011'],
  29: ['db7c5de72685c036'],
  30: ['564b933db28cbcaa', '81e66154e6f47adf', '4527786b54b454fb'],
  31: ['11845af00774811d', 'd3182e2536c69e77'],
  32: ['4ce6aeb7dce9d6bf'],
  33: ['39277a2150e70429'],
  34: ['5df151b7882ef565'],
  35: ['8b80d00165a20553'],
  36: ['6f835bd9da31465d', 'c41bd8f76cc21fa1', '0780f00885b259b0'],
};

const digestLength = 16;

const getDigest = ({ subject, content }: MailText): string =>
  createHash('sha256').update(`${subject}\n${content}`).digest('hex').slice(0, digestLength);

const getPosition = (text: MailText) => {
  const digests = shippedTexts[text.emailType] ?? [];
  return { position: digests.indexOf(getDigest(text)), last: digests.length - 1 };
};

export function isFormerText(text: MailText): boolean {
  const { position, last } = getPosition(text);
  return position >= 0 && position < last;
}

/** The digest that a default text lacks in the table; undefined where it is the last one. */
export function findMissingDigest(text: MailText): string | undefined {
  const { position, last } = getPosition(text);
  return position >= 0 && position === last ? undefined : getDigest(text);
}
