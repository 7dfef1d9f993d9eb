#!/usr/bin/env python3
"""Learns what audience.ts knows: python3 train.py NUMBERS.jsonl LAYERS.json [BEGUN.json].

Debian's python3-torch, python3-numpy and libopenblas0-pthread: without the last one sums take some forty times as long. A line of NUMBERS is a
brief as numbers.ts writes it. The layers are those of lib/composer/audience/network.ts. All briefs are learned, or the layers of BEGUN are
taken; then those that are like what people send are learned once more.
"""
import copy
import json
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

SIZE, WORD, RUN, SIGN = 2**13, 32, 32, 6
SIGNS = [8, 2, 12, 2, 64, 2, 2, 4]
WIDTH, OUT = 96, 9
REACH, MIDDLE, LISTENS, HEADS = [1, 2, 4, 8, 1], 2, [2, 4], 4
EPOCHS, BATCH, RATE, DECAY, DROP, FORGET = 9, 32, 2e-3, 0.02, 0.4, 0.2
AGAIN, RATE_AGAIN, DROP_AGAIN, OTHERS = 4, 8e-4, 0.35, 8000
# So often is learned what was added last, and so much of what was known before is kept.
LAST, KEPT = 2, 0.2
SEEDS = [11, 12]
# Of longer briefs fewer are learned at once.
LONG = 160
NEWS, ORDER, WISH = 0, 1, 6
HEADLINE, BEGINS = 7, 8


class Listening(nn.Module):
    """Each word hears all others, those louder that answer what it asks; at first none at all."""

    def __init__(self):
        super().__init__()
        self.asks, self.asked, self.heard, self.told = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.reach = nn.Parameter(torch.stack([-torch.linspace(0, 1.5, HEADS), torch.zeros(HEADS)]))
        nn.init.zeros_(self.told.weight)
        nn.init.zeros_(self.told.bias)

    def forward(self, state, is_word):
        count, longest, _ = state.shape
        heads = lambda rows: rows.view(count, longest, HEADS, -1).transpose(1, 2)
        asks, asked, heard = heads(self.asks(state)), heads(self.asked(state)), heads(self.heard(state))
        by = torch.arange(longest)[None] - torch.arange(longest)[:, None]
        away, side = self.reach[:, :, None, None]
        place = away * torch.log1p(by.abs().float()) + side * torch.sign(by)
        loud = (asks * (WIDTH / HEADS) ** -0.5) @ asked.transpose(-1, -2)
        loud = loud + (place[None] - 1e4 * (1 - is_word[:, None, None, :, 0]))
        return self.told((torch.softmax(loud, -1) @ heard).transpose(1, 2).reshape(count, longest, WIDTH))


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.word = nn.Embedding(SIZE, WORD, padding_idx=0)
        self.run = nn.EmbeddingBag(SIZE, RUN, mode="mean", padding_idx=0)
        self.signs = nn.ModuleList([nn.Embedding(size, SIGN) for size in SIGNS])
        self.enter = nn.Linear(WORD + RUN + SIGN * len(SIGNS), WIDTH)
        self.near = nn.ModuleList([nn.Conv1d(WIDTH, WIDTH, 3, padding=by, dilation=by) for by in REACH])
        self.all = nn.Linear(WIDTH, WIDTH)
        self.listening = nn.ModuleDict({str(nth): Listening() for nth in LISTENS})
        self.out = nn.Linear(WIDTH, OUT)
        self.drop, self.calm, self.forget = nn.Dropout(DROP), nn.Dropout(DROP / 2), FORGET
        for layer in (self.word, self.run):
            nn.init.normal_(layer.weight, 0, 0.1)

    def forward(self, words, runs, begins, signs, lengths):
        count, longest = words.shape
        if self.training:
            words = words * (torch.rand(words.shape) > self.forget).long()
        parts = [self.word(words), self.run(runs, begins).view(count, longest, -1)]
        parts += [layer(signs[:, :, nth]) for nth, layer in enumerate(self.signs)]
        is_word = (torch.arange(longest)[None] < lengths[:, None]).float()[:, :, None]
        state = torch.relu(self.enter(self.drop(torch.cat(parts, -1)))) * is_word
        for nth, near in enumerate(self.near):
            state = state + torch.relu(near(self.calm(state).transpose(1, 2)).transpose(1, 2)) * is_word
            if nth == MIDDLE:
                mean = (state * is_word).sum(1) / lengths[:, None]
                state = state + torch.relu(self.all(mean))[:, None] * is_word
            if nth in LISTENS:
                state = state + self.listening[str(nth)](self.calm(state), is_word) * is_word
        return self.out(self.drop(state))


def briefs_of(path):
    """Each as rows of numbers; one without a word teaches nothing."""
    with open(path) as file:
        briefs = [one for one in map(json.loads, file) if one["words"]]
    return [
        one
        | {name: np.array(one[name], dtype=np.int32) for name in ("words", "signs")}
        | {"runs": np.concatenate([np.array(own or [0], dtype=np.int32) for own in one["runs"]])}
        | {"lengths": np.array([max(1, len(own)) for own in one["runs"]], dtype=np.int32)}
        for one in briefs
    ]


def filled(briefs, name, nothing, more=()):
    longest = max(len(one["words"]) for one in briefs)
    rows = np.full((len(briefs), longest, *more), nothing, dtype=np.int64)
    for row, one in zip(rows, briefs):
        row[: len(one[name])] = one[name]
    return rows


def batched(briefs):
    """What the network reads of them: words, runs of letters and where those of each word begin, signs, and how long each brief is."""
    words = filled(briefs, "words", 0)
    none = lambda one: np.zeros(words.shape[1] - len(one["words"]), dtype=np.int32)
    runs = np.concatenate([part for one in briefs for part in (one["runs"], none(one))])
    lengths = filled(briefs, "lengths", 1).reshape(-1)
    begins = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    given = [words, runs.astype(np.int64), begins, filled(briefs, "signs", 0, (len(SIGNS),))]
    return (*map(torch.from_numpy, given), torch.tensor([len(one["words"]) for one in briefs]))


def marked(briefs):
    return [torch.from_numpy(filled(briefs, name, -1)) for name in ("is", "headline", "begins")]


def lost(out, briefs):
    marks, headline, begins = marked(briefs)
    chances = F.log_softmax(out[..., :HEADLINE], -1)
    own = chances.gather(-1, marks.clamp(min=0)[..., None])[..., 0]
    either = torch.logsumexp(chances[..., [ORDER, WISH]], -1)
    loss = -torch.where(marks == -2, either, own)[marks != -1].mean()
    for labels, at in ((headline, HEADLINE), (begins, BEGINS)):
        known = labels >= 0
        if known.any():
            loss = loss + 0.5 * F.binary_cross_entropy_with_logits(out[..., at][known], labels[known].float())
    return loss


def lost_beside(before):
    """What was learned of headlines and lines stays where nothing marks them."""

    def both(out, briefs):
        given = batched(briefs)
        with torch.no_grad():
            known = torch.sigmoid(before(*given)[..., HEADLINE:])
        is_word = torch.arange(out.shape[1])[None] < given[-1][:, None]
        return lost(out, briefs) + F.binary_cross_entropy_with_logits(out[..., HEADLINE:][is_word], known[is_word])

    return both


def batches_of(briefs):
    """Of about one length each."""
    near = sorted(briefs, key=lambda one: len(one["words"]) // 20 + random.random() * 2)
    batches, at = [], 0
    while at < len(near):
        longest = len(near[min(at + BATCH, len(near)) - 1]["words"])
        batches.append(near[at : at + (BATCH if longest < LONG else max(4, BATCH * LONG // longest))])
        at += len(batches[-1])
    random.shuffle(batches)
    return batches


def learn(network, epochs, most, chosen, loss_of=lost, warm=2.0):
    """With the briefs that `chosen` gives for each epoch, from a rate of `most` down to nothing."""
    learned = [weights for weights in network.parameters() if weights.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=most, weight_decay=DECAY)
    for epoch in range(epochs):
        network.train()
        batches, total = batches_of(chosen()), 0.0
        for nth, batch in enumerate(batches):
            done = (epoch + nth / len(batches)) / epochs
            for group in optimizer.param_groups:
                rate = most * 0.5 * (1 + math.cos(math.pi * done)) * min(1, done * epochs * warm + 0.05)
                group["lr"] = rate + most / 200
            loss = loss_of(network(*batched(batch)), batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            total += loss.item()
        print(f"{epoch + 1} of {epochs}: {total / len(batches):.3f}", flush=True)


def places_of(network):
    """Each layer by its name, as a view in which its numbers are written row by row."""
    places = {"word": network.word.weight, "run": network.run.weight}
    places |= {f"sign {nth}": layer.weight for nth, layer in enumerate(network.signs)}
    places |= {"in": network.enter.weight.t(), "in bias": network.enter.bias}
    for nth, near in enumerate(network.near):
        places |= {f"near {nth}": near.weight.permute(2, 1, 0), f"near {nth} bias": near.bias}
    places |= {"all": network.all.weight.t(), "all bias": network.all.bias}
    for nth, own in network.listening.items():
        for name in ("asks", "asked", "heard", "told"):
            layer = getattr(own, name)
            places |= {f"{name} {nth}": layer.weight.t(), f"{name} {nth} bias": layer.bias}
        places[f"reach {nth}"] = own.reach
    return places | {"out": network.out.weight.t(), "out bias": network.out.bias}


def layers_of(network):
    layers = places_of(network).items()
    return {name: [round(one, 5) for one in layer.detach().reshape(-1).tolist()] for name, layer in layers}


@torch.no_grad()
def take(network, begun):
    """A layer that was not there begins as it would."""
    for name, layer in places_of(network).items():
        if name in begun:
            layer.copy_(torch.tensor(begun[name]).reshape(layer.shape))


def once_more(network, briefs, seed):
    """What people send, and twice what was added last; one core for each of these."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    random.seed(seed)
    last, judged = ([one for one in briefs if one["judged"] and one["last"] is is_last] for is_last in (True, False))
    others = [one for one in briefs if not one["judged"]]
    chosen = lambda: judged + LAST * last + random.sample(others, min(len(others), OTHERS))
    own = copy.deepcopy(network)
    own.drop.p, own.calm.p = DROP_AGAIN, DROP_AGAIN / 2
    learn(own, AGAIN, RATE_AGAIN, chosen, lost_beside(copy.deepcopy(network).eval()), warm=8.0)
    return layers_of(own)


def go_on(network, briefs):
    """Twice, side by side and by other chance: the mean of both, with a part of what was known."""
    with ProcessPoolExecutor(len(SEEDS), get_context("spawn")) as pool:
        learned = list(pool.map(partial(once_more, network, briefs), SEEDS))
    mixed = {}
    for name, known in layers_of(network).items():
        means = (sum(each) / len(learned) for each in zip(*(own[name] for own in learned)))
        mixed[name] = [round(KEPT * before + (1 - KEPT) * mean, 5) for before, mean in zip(known, means)]
    return mixed


def main(given, written, begun=None):
    torch.manual_seed(1)
    random.seed(1)
    briefs = briefs_of(given)
    network = Network()
    if begun:
        with open(begun) as file:
            take(network, json.load(file))
    else:
        learn(network, EPOCHS, RATE, lambda: briefs)
    with open(written, "w") as file:
        json.dump(go_on(network, briefs), file)


if __name__ == "__main__":
    main(*sys.argv[1:])
