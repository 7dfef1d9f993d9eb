// A film in the frame of the page: its own controls stand in for the browser's.
for (const frame of document.querySelectorAll('[data-film]')) {
  const video = frame.querySelector('video')
  const place = frame.querySelector('input')
  const told = frame.querySelector('output')
  /** The browser's own controls say why it does not play. */
  const refused = () => {
    video.controls = true
  }
  const deeds = {
    play: () => (video.paused ? video.play().catch(refused) : video.pause()),
    mute: button => {
      video.muted = !video.muted
      button.setAttribute('aria-pressed', video.muted)
    },
    whole: () => (video.requestFullscreen ?? video.webkitEnterFullscreen)?.call(video),
  }
  const clock = at => `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')}`
  video.controls = false
  for (const part of frame.querySelectorAll('[hidden]')) part.hidden = false
  for (const button of frame.querySelectorAll('[data-do]'))
    button.addEventListener('click', () => deeds[button.dataset.do](button))
  video.addEventListener('click', deeds.play)
  for (const name of ['play', 'pause', 'ended'])
    video.addEventListener(name, () => frame.classList.toggle('on', !video.paused))
  video.addEventListener('timeupdate', () => {
    place.value = (video.currentTime / video.duration) * 1000 || 0
    place.setAttribute('aria-valuetext', clock(video.currentTime))
    told.textContent = clock(video.duration - video.currentTime || 0)
  })
  place.addEventListener('input', () => {
    if (video.duration) video.currentTime = (place.value / 1000) * video.duration
  })
}
