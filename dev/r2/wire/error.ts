// The errors that a bucket binding knows, by the codes it shares with Cloudflare's API.
const errors = {
  internal: [500, 10001, 'We encountered an internal error. Please try again.'],
  no_such_key: [404, 10007, 'The specified key does not exist.'],
  entity_too_small: [400, 10011, 'Your proposed upload is smaller than the minimum allowed object size.'],
  metadata_too_large: [400, 10012, 'Your metadata headers exceed the maximum allowed metadata size.'],
  invalid_object_name: [400, 10020, 'The specified object name is not valid.'],
  invalid_max_keys: [400, 10022, 'MaxKeys params must be positive integer <= 1000.'],
  no_such_upload: [400, 10024, 'The specified multipart upload does not exist.'],
  invalid_part: [400, 10025, 'One or more of the specified parts could not be found.'],
  invalid_argument: [400, 10029, 'Metadata missing or invalid'],
  precondition_failed: [412, 10031, 'At least one of the pre-conditions you specified did not hold.'],
  bad_digest: [400, 10037, 'The checksum you specified did not match what we received.'],
  invalid_range: [416, 10039, 'The requested range is not satisfiable'],
  bad_upload: [500, 10048, 'There was a problem with the multipart upload.'],
  entity_too_large: [400, 100100, 'Your proposed upload exceeds the maximum allowed object size.'],
} as const

export class BucketError extends Error {
  readonly status: number
  readonly v4code: number

  constructor(name: keyof typeof errors, message: string = errors[name][2]) {
    super(message)
    this.status = errors[name][0]
    this.v4code = errors[name][1]
  }
}
