// Creates the bucket of FILES_URL if there is none; run once before the API (docker/compose.cluster.yaml).
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { hostname: Bucket, searchParams } = new URL(process.env.FILES_URL ?? '');
const endpoint = searchParams.get('endpoint');
const client = new S3Client({
  region: searchParams.get('region') ?? 'us-east-1',
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
});
await client
  .send(new HeadBucketCommand({ Bucket }))
  .catch(() => client.send(new CreateBucketCommand({ Bucket })));
