// Signing in by a passkey, and making one: what the authenticator says goes into a form, which is sent as any other.

const toText = bytes =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const toBytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))

async function asked(address) {
  const answer = await fetch(address, { method: 'POST', headers: { 'x-fragment': 'passkey' } }).catch(() => {
    throw new Error('The service does not answer just now. Try again in a moment.')
  })
  if (!answer.ok)
    throw new Error(answer.status === 429 ? 'Too many tries. Wait a few minutes.' : 'Load the page again.')
  return answer.json()
}

const ways = {
  enter: async given => {
    const { rawId, response } = await navigator.credentials.get({
      publicKey: { challenge: toBytes(given.challenge), rpId: given.rp_id, userVerification: 'required' },
    })
    return {
      id: toText(rawId),
      client: toText(response.clientDataJSON),
      data: toText(response.authenticatorData),
      signature: toText(response.signature),
      user: toText(response.userHandle ?? new ArrayBuffer(0)),
    }
  },
  add: async given => {
    const { response } = await navigator.credentials.create({
      publicKey: {
        challenge: toBytes(given.challenge),
        rp: { id: given.rp_id, name: given.service },
        user: { id: toBytes(given.user), name: given.email, displayName: given.name },
        pubKeyCredParams: [-7, -257].map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: given.known.map(id => ({ type: 'public-key', id: toBytes(id) })),
        attestation: 'none',
      },
    })
    return { client: toText(response.clientDataJSON), data: toText(response.getAuthenticatorData()) }
  },
}

if (window.PublicKeyCredential)
  for (const form of document.querySelectorAll('[data-passkey]')) {
    form.hidden = false
    form.addEventListener('submit', async event => {
      if (form.elements.namedItem('client').value) return
      event.preventDefault()
      const told = form.querySelector('output')
      told.textContent = ''
      try {
        const said = await ways[form.dataset.passkey](await asked(form.dataset.from))
        for (const [name, text] of Object.entries(said)) form.elements.namedItem(name).value = text
        form.submit()
      } catch (error) {
        told.textContent =
          error.name === 'NotAllowedError'
            ? 'Nothing was chosen. Try again, or sign in another way.'
            : error.name === 'InvalidStateError'
              ? 'This device has a passkey of yours already.'
              : error.message
      }
    })
  }
