import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** The pixels of a row: sky, whose colour depends on `shade`, and ground in the lower third. */
const encodeRow = (y: number, width: number, height: number, shade: number): Buffer => {
  const row = Buffer.alloc(1 + width * 3);
  const ground = y > (height * 2) / 3;
  for (let x = 0; x < width; x += 1) {
    const wave = Math.round(20 * Math.sin(x / 40 + shade));
    row.writeUInt8(ground ? 90 + wave : (120 + shade * 13) % 256, 1 + x * 3);
    row.writeUInt8(ground ? 140 + wave : (170 + shade * 29) % 256, 2 + x * 3);
    row.writeUInt8(ground ? 70 : (200 + shade * 41) % 256, 3 + x * 3);
  }
  return row;
};

/** A valid PNG file to upload; pictures with different shades differ. */
export function drawPicture(name: string, shade = 0, width = 640, height = 426) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => encodeRow(y, width, height, shade));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
