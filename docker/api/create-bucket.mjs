// Creates the buckets of FILES_URL and PRIVATE_FILES_URL if they are missing; run once before the API
// (docker/compose.cluster.yaml).
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

for (const address of [process.env.FILES_URL, process.env.PRIVATE_FILES_URL]) {
  const { hostname: Bucket, searchParams } = new URL(address ?? '');
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  await client
    .send(new HeadBucketCommand({ Bucket }))
    .catch(() => client.send(new CreateBucketCommand({ Bucket })));
}
