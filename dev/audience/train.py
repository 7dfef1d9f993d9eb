#!/usr/bin/env python3
"""Learns what audience.ts knows: python3 train.py NUMBERS.jsonl LAYERS.json [BEGUN.json] (Debian's python3-torch and python3-numpy).

A line of NUMBERS is a brief as numbers.ts writes it. The layers are those of lib/composer/audience/network.ts.
All briefs are learned first, or the layers of BEGUN are taken and all are learned ONCE more; then those that were added last, with AGAIN
of those that were judged before and of the others. What goes on is done twice, by other chance and side by side; the mean of both is kept.
"""
import copy
import json
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import torch
import torch.nn.functional as F
from torch import nn

SIZE, WORD, RUN, SIGN, WIDTH, OUT = 2**13, 32, 32, 6, 96, 9
SIGNS = [8, 2, 12, 2, 64, 2, 2, 4]
REACH, MIDDLE, LISTENS, HEADS = [1, 2, 4, 8, 1], 2, [2, 4], 4
EPOCHS, BATCH, RATE, DECAY, DROP, FORGET = 9, 32, 2e-3, 0.02, 0.4, 0.2
ONCE = [(6, 1, 8e-4), (7, 1, 8e-4)]
LAST = [(11, 2, 1e-3), (12, 2, 1e-3)]
DROP_LATER = 0.3
AGAIN = [2500, 500]
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
        self.drop, self.calm = nn.Dropout(DROP), nn.Dropout(DROP / 2)
        for layer in (self.word, self.run):
            nn.init.normal_(layer.weight, 0, 0.1)

    def forward(self, words, runs, begins, signs, lengths):
        count, longest = words.shape
        if self.training:
            words = words * (torch.rand(words.shape) > FORGET).long()
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


def batched(briefs):
    longest = max(len(one["words"]) for one in briefs)
    fill = lambda name, nothing: torch.tensor(
        [one[name] + [nothing] * (longest - len(one["words"])) for one in briefs]
    )
    runs, begins = [], []
    for one in briefs:
        for own in one["runs"] + [[0]] * (longest - len(one["words"])):
            begins.append(len(runs))
            runs += own or [0]
    given = (fill("words", 0), torch.tensor(runs), torch.tensor(begins), fill("signs", [0] * len(SIGNS)))
    lengths = torch.tensor([len(one["words"]) for one in briefs])
    return (*given, lengths), fill("is", -1), fill("headline", -1), fill("begins", -1)


def lost(out, marks, headline, begins):
    chances = F.log_softmax(out[..., :HEADLINE], -1)
    own = chances.gather(-1, marks.clamp(min=0)[..., None])[..., 0]
    either = torch.logsumexp(chances[..., [ORDER, WISH]], -1)
    told = torch.where(marks == -2, either, own)[marks != -1]
    loss = -told.mean()
    for labels, at in ((headline, HEADLINE), (begins, BEGINS)):
        known = labels >= 0
        if known.any():
            loss = loss + 0.5 * F.binary_cross_entropy_with_logits(out[..., at][known], labels[known].float())
    return loss


def kept(out, before, lengths):
    """What was learned of headlines and lines stays where nothing marks them."""
    is_word = torch.arange(out.shape[1])[None] < lengths[:, None]
    own, known = out[is_word][:, HEADLINE:], torch.sigmoid(before[is_word][:, HEADLINE:])
    return F.binary_cross_entropy_with_logits(own, known)


def learn(network, epochs, most, chosen, before=None):
    """With the briefs that `chosen` gives for each epoch, from a rate of `most` down to nothing."""
    optimizer = torch.optim.AdamW(network.parameters(), lr=most, weight_decay=DECAY)
    for epoch in range(epochs):
        network.train()
        near = sorted(chosen(), key=lambda one: len(one["words"]) // 20 + random.random() * 2)
        batches = [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for nth, batch in enumerate(batches):
            done = (epoch + nth / len(batches)) / epochs
            for group in optimizer.param_groups:
                rate = most * 0.5 * (1 + math.cos(math.pi * done)) * (1 if before else min(1, done * epochs * 2 + 0.05))
                group["lr"] = rate + most / 200
            given, *labels = batched(batch)
            out = network(*given)
            loss = lost(out, *labels)
            if before:
                with torch.no_grad():
                    known = before(*given)
                loss = loss + kept(out, known, given[-1])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
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


def further(network, briefs, whole, seed, epochs, rate):
    """All of them, or what was added last with a part of all that was judged and of the others; one core for each of these."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    random.seed(seed)
    last = [one for one in briefs if one["last"]]
    parts = [[one for one in briefs if one["judged"] == judged and not one["last"]] for judged in (True, False)]
    some = lambda: [one for part, most in zip(parts, AGAIN) for one in random.sample(part, min(len(part), most))]
    own = copy.deepcopy(network)
    own.drop.p, own.calm.p = DROP_LATER, DROP_LATER / 2
    if whole:
        learn(own, epochs, rate, lambda: briefs)
    else:
        learn(own, epochs, rate, lambda: last + some(), copy.deepcopy(network).eval())
    return layers_of(own)


def go_on(network, briefs, runs, whole):
    """Side by side, and the mean of all of them."""
    with ProcessPoolExecutor(len(runs), get_context("spawn")) as pool:
        learned = list(pool.map(partial(further, network, briefs, whole), *zip(*runs)))
    mean = {name: [round(sum(each) / len(runs), 5) for each in zip(*(own[name] for own in learned))] for name in learned[0]}
    take(network, mean)
    return mean


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    briefs = [json.loads(line) for line in open(sys.argv[1])]
    briefs = [one for one in briefs if one["words"]]
    network = Network()
    if len(sys.argv) > 3:
        take(network, json.load(open(sys.argv[3])))
        go_on(network, briefs, ONCE, True)
    else:
        learn(network, EPOCHS, RATE, lambda: briefs)
    with open(sys.argv[2], "w") as file:
        json.dump(go_on(network, briefs, LAST, False), file)
