import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { accepts, createServerProcess, freePorts, repository, runProgram } from '../processes.ts';

/** The servers of OpenStack Swift, each of which keeps its part of a request, and their cache. */
const servers = ['PROXY', 'ACCOUNT', 'CONTAINER', 'OBJECT', 'CACHE'];

/** OpenStack Swift behind its S3 interface, as in containers (ADR 42): its five processes start and die as one server. */
export async function startObjectStore(parent: string) {
  const ports = await freePorts(servers.length);
  const secret = randomBytes(16).toString('hex');
  const server = createServerProcess({
    name: 'swift',
    folder: parent,
    command: () => ['sh', join(repository, 'docker', 'cluster', 'swift', 'start.sh')],
    env: {
      FOLDER: join(parent, 'swift'),
      HOST: '127.0.0.1',
      S3_SECRET: secret,
      ...Object.fromEntries(servers.map((name, index) => [name, String(ports[index])])),
    },
    isReady: async () => (await Promise.all(ports.map(accepts))).every(Boolean),
  });
  await server.start();
  const toUrl = (bucket: string) =>
    `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${ports[0]}`)}`;
  /** The variables of the product and of its S3 client. */
  const environment = {
    FILES_URL: toUrl('piacter'),
    PRIVATE_FILES_URL: toUrl('piacter-private'),
    AWS_ACCESS_KEY_ID: 'piacter:product',
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  };
  await runProgram(process.execPath, [join(repository, 'docker', 'api', 'create-bucket.mjs')], {
    env: environment,
  });
  return { ...server, environment };
}
